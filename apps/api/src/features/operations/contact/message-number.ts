/** The number of a message that its writer and staff quote: `M-000012`. */
export function messageNumber(sequence: string | number | bigint): string {
  return `M-${String(sequence).padStart(6, '0')}`
}
