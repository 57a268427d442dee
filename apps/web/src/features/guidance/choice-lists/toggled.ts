/** What was chosen, with one more or one less; what is new comes last. */
export function toggled<Of>(chosen: readonly Of[], one: Of): Of[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]
}
