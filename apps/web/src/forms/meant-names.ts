/**
 * The names that a search means beside what its text finds: those whose words, in the language of the page, hold what is
 * searched for, parted by commas as calls take them; nothing where there is none.
 */
export function meantNames(q: string | undefined, names: Readonly<Record<string, string>>): { meant?: string } {
  if (q === undefined) return {}
  const meant = Object.entries(names).flatMap(([name, said]) =>
    said.toLowerCase().includes(q.toLowerCase()) ? [name] : [],
  )
  return meant.length === 0 ? {} : { meant: meant.join(',') }
}
