/** The first of somebody's names, as others read it: `Asha Rao` is `Asha`; nothing for no name. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/, 1)[0] ?? ''
}
