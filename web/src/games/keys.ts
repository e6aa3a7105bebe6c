/** Small questions about lists of keys, so that a text from outside becomes a key without a cast. */

/** Whether a text is one of some keys. */
export function isOneOf<Key extends string>(keys: readonly (Key | null)[], text: unknown): text is Key {
  return keys.some((key) => key === text);
}

/** Where a text stands among some keys; -1 if it is none of them. */
export function placeOf(keys: readonly (string | null)[], text: unknown): number {
  return keys.findIndex((key) => key === text);
}

/** What a table with a row for each key says of a text, if it is one of them. */
export function rowOf<Row>(table: Readonly<Record<string, Row>>, text: string | null | undefined): Row | undefined {
  return text == null ? undefined : table[text];
}

/** A text as one of some keys; null if it is none of them. */
export function keyIn<Key extends string>(keys: readonly Key[], text: unknown): Key | null {
  return isOneOf(keys, text) ? text : null;
}

/** Those of a list that are keys, as events tell several things at once. */
export function keysIn<Key extends string>(keys: readonly Key[], list: unknown): Key[] {
  return Array.isArray(list) ? list.filter((one) => isOneOf(keys, one)) : [];
}
