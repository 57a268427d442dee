import { ADVISED_BUTTONS, type ButtonAdvice } from '@sopaan/domain/float/button-advice'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { WILLINGNESS_NAMES } from '@sopaan/domain/simulator/willingness'
import { useWords } from '#web/words/use-words.tsx'
import { percentOf } from './percent-of.ts'

type Props = {
  advice: ButtonAdvice
  /** When and for which seat it is said. */
  lead: string
}

/** Which button a seat speaks for, why, and in bold what it risks; never as a promise. */
export function AdvisedButton({ advice: { because, chance, choices }, lead }: Props) {
  const { whichButton: words } = useWords()
  const button = ADVISED_BUTTONS[because]
  return (
    <div className="measure mt-4 grid gap-1.5 rounded-box border border-primary-text bg-primary-soft p-4">
      <p className="type-small text-secondary">{lead}</p>
      <p>
        <strong>{words.press(WILLINGNESS_NAMES[button])}</strong>{' '}
        {words.because[because](percentOf(chance), choices, groupIndian(choices))}
      </p>
      {button !== 'freeze' && (
        <p>
          <strong>{words.regret[button]}</strong>
        </p>
      )}
      <p className="type-small text-secondary">{words.note}</p>
    </div>
  )
}
