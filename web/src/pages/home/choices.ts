import type { NewTable } from "../../net/wire";

export type Access = NonNullable<NewTable["access"]>;
