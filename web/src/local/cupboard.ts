/** The cupboard in IndexedDB: texts under keys, as `backroom.local` asks for them. */

const STORE = "texts";
/** Beyond every letter that a key has. */
const LAST = "￿";

type Change = [key: string, text: string | null, isNew: boolean];

export interface Cupboard {
  /** All keys that begin so, in order, with their texts; as JSON. */
  read(prefix: string): Promise<string>;
  /** All changes or none; durable when it comes back. */
  write(changes: string): Promise<void>;
}

export async function openCupboard(name: string): Promise<Cupboard> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  const database = await done(asked);
  return {
    async read(prefix) {
      const range = IDBKeyRange.bound(prefix, prefix + LAST);
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
      return JSON.stringify(keys.map((key, i) => [key, texts[i] as unknown]));
    },
    write(changes) {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      for (const [key, text, isNew] of JSON.parse(changes) as Change[])
        if (text === null) store.delete(key);
        else if (isNew) store.add(text, key);
        else store.put(text, key);
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      });
    },
  };
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
