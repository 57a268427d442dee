import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'safe' | 'likely' | 'reach' | 'plain'

const TONES: Record<Tone, string> = {
  safe: 'bg-safe-soft text-safe',
  likely: 'bg-likely-soft text-likely',
  reach: 'bg-reach-soft text-reach',
  plain: 'bg-surface-sunken text-secondary',
}

/** A word with a colour; the word alone says it. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'badge type-small inline-flex items-center rounded-chip px-2.5 py-0.5 font-semibold',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
