import { BlockList, isIP, isIPv4 } from "node:net";

/** IANA's registries of special-purpose addresses, without those that are reachable from everywhere. */
const special = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [network = "", bits] = range.split("/");
  special.addSubnet(network, Number(bits), "ipv4");
}

/** All IPv6 addresses that are routed on the internet begin with 001. */
const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");
/** Within it: documentation, and ways to write an IPv4 address, which may be a private one. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, bits, "ipv6");
}

/** Whether an IP address is reachable from everywhere, so that asking it reveals nothing of this machine's networks. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return routed.check(address, "ipv6") && !special.check(address, "ipv6");
}
