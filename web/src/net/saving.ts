/** A match as a file of this device: the record that `backroom replay` and `backroom verify` read. */
import { api } from "./api";

export async function save(match: string): Promise<void> {
  const record = new Blob([await api.record(match)], { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(record);
  link.download = `${match}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
