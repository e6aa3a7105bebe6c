/** A match as a file of this device: the record that `backroom replay` and `backroom verify` read. */
import { api } from "./api";

export async function save(match: string): Promise<void> {
  keep(new Blob([await api.record(match)], { type: "text/plain" }), `${match}.txt`);
}

/** Saves something as a file, as a link to it would. */
export function keep(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
