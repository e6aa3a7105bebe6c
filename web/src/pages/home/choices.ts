import type { NewTable } from "../../lib/wire";

export type Access = NonNullable<NewTable["access"]>;
