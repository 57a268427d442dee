import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChangeList } from './change-list.tsx'

type Props = {
  /** Its number among the faults; undefined for a word that is no fault. */
  number: number | undefined
  what: string
  why: string
  /** What one tap changes in the risk; undefined where it changes nothing that is shown. */
  effect: string | undefined
  /** Row by row what one tap changes; empty where there is nothing to repair. */
  changes: readonly string[]
  /** What one tap does; undefined where there is nothing to repair. */
  repair: string | undefined
  onRepair: () => void
}

/** One thing to say of a list: what it is, why it matters, what a repair changes, and one tap that does it. */
export function AdviceCard({ number, what, why, effect, changes, repair, onRepair }: Props) {
  const { choices } = useWords()
  const words = choices.check
  return (
    <li className="advice">
      <span aria-hidden="true" className="advice-number" data-fault={number === undefined ? undefined : true}>
        {number ?? 'i'}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold leading-snug">{what}</h3>
        <p className="type-small text-secondary wrap-anywhere">{why}</p>
        {effect !== undefined && <p className="type-small font-semibold tabular-nums">{effect}</p>}
      </div>
      {repair !== undefined && (
        <Button
          look={number === undefined ? 'line' : 'pen'}
          className="max-w-36 px-3.5! text-[15px] leading-tight"
          onClick={onRepair}
        >
          {repair}
        </Button>
      )}
      {repair !== undefined && changes.length > 0 && (
        <div className="type-small col-span-full">
          <p className="font-semibold">{words.changes}</p>
          <ChangeList changes={changes} />
        </div>
      )}
    </li>
  )
}
