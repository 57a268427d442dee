import { BRANCH_LABELS, BRANCHES } from '@sopaan/domain/list-maker/branch-labels'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LikingChips } from './liking-chips.tsx'
import { FIRSTS, type StoredTaste, tasteOf } from './stored-taste.ts'
import { toggled } from './toggled.ts'

type Props = {
  taste: StoredTaste
  /** Changes it: several taps may come before it is drawn anew. */
  onTaste: (change: (now: StoredTaste) => StoredTaste) => void
  /** What it means to name no branch. */
  noBranch: string
  /** What is asked between the branches and what counts first. */
  children?: ReactNode
}

const FEW_BRANCHES = 8

/** Asks for branches in the order they are liked, and what counts first, with the weights it comes to. */
export function TasteFields({ taste, onTaste, noBranch, children }: Props) {
  const { maker: words } = useWords().choices
  const { families, first } = taste
  const [isLong, setIsLong] = useState(families.some((code) => BRANCHES.indexOf(code) >= FEW_BRANCHES))
  const { branch, college, home, cost } = tasteOf(taste).weights
  const shown = BRANCHES.slice(0, isLong ? BRANCHES.length : FEW_BRANCHES)
  return (
    <>
      <div className="grid gap-2">
        <LikingChips
          legend={words.branches}
          options={shown.map((code) => ({ value: code, label: BRANCH_LABELS[code] }))}
          chosen={families}
          isNumbered
          onToggle={(code) => onTaste((now) => ({ ...now, families: toggled(now.families, code) }))}
        >
          {!isLong && (
            <Button look="quiet" onClick={() => setIsLong(true)}>
              {words.more(BRANCHES.length - FEW_BRANCHES)}
            </Button>
          )}
        </LikingChips>
        <LikingChips
          legend={noBranch}
          isLegendHidden
          options={[{ value: 'any', label: noBranch }]}
          chosen={families.length === 0 ? ['any'] : []}
          onToggle={() => onTaste((now) => ({ ...now, families: [] }))}
        />
      </div>
      {children}
      <LikingChips
        legend={words.first}
        options={FIRSTS.map((value) => ({ value, label: words.firsts[value] }))}
        chosen={[first]}
        onToggle={(chosen) => onTaste((now) => ({ ...now, first: chosen }))}
      />
      <p className="type-small -mt-3 text-tertiary tabular-nums">{words.weights(branch, college, home, cost)}</p>
    </>
  )
}
