/** Groups of an IPv6 address that name the network; what follows is the client's own choice. */
const NETWORK_GROUPS = 4

/** What stands for one client: an IPv4 address, or the network of 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!inner.includes(':')) return inner
  const [start = '', end] = inner.replace(/%.*$/, '').split('::')
  const groups = start === '' ? [] : start.split(':')
  const last = end === undefined || end === '' ? [] : end.split(':')
  const zeros = end === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')
}
