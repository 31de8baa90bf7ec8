import { useEffect, useState } from "react";
import { dataAddress } from "../../../frame/form/data-address.ts";
import { readFileOf } from "../../../net/storage/file-store.ts";

/** So many of the member's own files stay in memory, at most 400 KB each. */
const KEPT = 10;

/** By the key of the file. The member's id is part of it, so the next one on this device gets none. */
const addresses = new Map<string, string>();

/** The address of a file of this member, also after its message is sent: nobody loads what they have just sent. */
export const knownAddress = (key: string): string | undefined => addresses.get(key);

/** Reads the file of a photo or voice note that waits. Null if it is gone. */
export async function addressOfFile(key: string): Promise<string | null> {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const file = await readFileOf(key);
  if (!file) return null;
  const address = await dataAddress(file);
  addresses.set(key, address);
  const [oldest] = addresses.keys();
  if (addresses.size > KEPT && oldest !== undefined) addresses.delete(oldest);
  return address;
}

/** The same for components. Undefined while it is read. */
export function useFileAddress(key: string): string | null | undefined {
  const [read, setRead] = useState<{ key: string; address: string | null }>();
  useEffect(() => {
    let isOver = false;
    addressOfFile(key).then(
      (address) => !isOver && setRead({ key, address }),
      () => !isOver && setRead({ key, address: null }),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return knownAddress(key) ?? (read?.key === key ? read.address : undefined);
}
