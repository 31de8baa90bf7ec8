import { useEffect, useState } from "react";
import { dataAddress } from "../../../frame/form/data-address.ts";
import { readFileOf } from "../../../net/storage/file-store.ts";
import { keepAddress, knownAddress } from "./known-address.ts";

/** Reads the file of a photo or voice note that waits. Null if it is gone. */
export async function addressOfFile(key: string): Promise<string | null> {
  const known = knownAddress(key);
  if (known !== undefined) return known;
  const file = await readFileOf(key);
  if (!file) return null;
  const address = await dataAddress(file);
  keepAddress(key, address);
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
