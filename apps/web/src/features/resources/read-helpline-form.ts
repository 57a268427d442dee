import type { HelplineFields } from '@sopaan/contract/helplines'

/** What was entered of a line, as the call takes it; the call itself says what is wrong with it. */
export function readHelplineForm(entered: FormData): HelplineFields {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  const maybe = (name: string) => (text(name) === '' ? undefined : text(name))
  const languages = maybe('languages')
  return {
    name: text('name'),
    numbers: text('numbers')
      .split(',')
      .map((number) => number.trim())
      .filter(Boolean),
    email: maybe('email'),
    // The choices of the form are the words of the contract.
    runBy: text('runBy') as HelplineFields['runBy'],
    purpose: text('purpose') as HelplineFields['purpose'],
    hours: entered.has('always')
      ? { always: true }
      : { from: text('from'), to: text('to'), isConfirmed: entered.has('isConfirmed') },
    languages: languages === undefined ? undefined : Number(languages),
    place: maybe('place'),
    isFree: entered.has('isFree'),
    evidence: text('evidence'),
    checkedOn: text('checkedOn'),
  }
}
