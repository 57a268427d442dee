import type { RequestInput } from '@sopaan/contract/call'
import type { choicePlays } from '@sopaan/contract/choice-rounds'
import { requestPlainly } from '@sopaan/contract/plain-client'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { ADVISED_BUTTONS } from '@sopaan/domain/float/button-advice'
import { WILLINGNESS_NAMES } from '@sopaan/domain/simulator/willingness'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'
import { choiceShortName } from './choice-short-name.ts'
import { readDevice } from './device-lists.ts'
import { percentOf } from './percent-of.ts'

type Follow = typeof choicePlays.follow

/**
 * Says on a page without React which button the seat speaks for that the list of this device would have in the newest round.
 * The page has the box with all its words where a round is out (`[data-advice]`), and shows nothing until there is something
 * to say; whose lists are in an account is led to them (`[data-own-season]`).
 */
export async function showListAdvice(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-advice]')
  if (!box) return
  if (hasSignInHint(document.cookie)) {
    for (const link of document.querySelectorAll<HTMLElement>('[data-own-season]')) link.hidden = false
    return
  }
  const { lists, chosenId, profile } = readDevice()
  const { josaa } = choicesApart((lists.find(({ id }) => id === chosenId) ?? lists[0])?.keys ?? [])
  if (josaa.length === 0 || profile === '') return
  // The call itself reads and refuses what a device keeps.
  const body = { keys: josaa, profile: Object.fromEntries(new URLSearchParams(profile)) }
  const input = { body } as unknown as RequestInput<Follow>
  const route = { method: 'POST', path: '/api/v1/choice-lists/season' } as const
  const sent = await requestPlainly<Follow>(route, input, { xsrfToken: readXsrfToken }).catch(() => undefined)
  if (!sent?.isAccepted) return
  const { outcomes, choices } = sent.answer
  const { seat, advice, round } = outcomes.at(-1) ?? {}
  if (!seat || !advice) return
  const button = ADVISED_BUTTONS[advice.because]
  const { college, branch } = choiceShortName(choices[seat.choice])
  const words: Record<string, string> = JSON.parse(box.dataset.advice ?? '{}')
  const facts = {
    ...{ round: String(round), seat: `${college} ${branch}` },
    ...{ button: WILLINGNESS_NAMES[button], percent: percentOf(advice.chance) },
  }
  const sentences: Record<string, string> = { because: advice.because, regret: `regret-${button}` }
  for (const part of box.querySelectorAll<HTMLElement>('[data-said]')) {
    const name = part.dataset.said ?? ''
    const said = words[sentences[name] ?? name]
    part.textContent = said === undefined ? '' : filled(said, facts)
    part.hidden = said === undefined
  }
  document.querySelector(`[data-button="${button}"]`)?.setAttribute('data-advised', '')
  box.hidden = false
}

/** A sentence with its figures: `{percent}`. */
function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts).reduce((said, [name, fact]) => said.replaceAll(`{${name}}`, fact), text)
}
