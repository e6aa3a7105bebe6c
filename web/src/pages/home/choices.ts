import type { NewTable } from "../../net/wire";

export type Access = NonNullable<NewTable["access"]>;

/** A clock of as many seconds or more is by the day. */
export const HOUR = 3600;
