/** A name of the database as SQL takes it, whatever signs are in it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
