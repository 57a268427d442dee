import { classNames } from './class-names.ts'
import { Stars } from './stars.tsx'

type Props = { text: string; by: string; stars: number; starsLabel: string; isLarge?: boolean }

/** What somebody said, with the name they agreed to. */
export function QuoteSlip({ text, by, stars, starsLabel, isLarge = false }: Props) {
  return (
    <figure className="flex flex-col justify-between gap-6 rounded-sheet border border-border bg-surface p-5 sm:p-7">
      <blockquote
        className={classNames(
          'break-words whitespace-pre-line',
          isLarge ? 'type-subsection leading-snug' : 'font-semibold',
        )}
      >
        {text}
      </blockquote>
      <figcaption className="flex flex-wrap items-center justify-between gap-3 text-secondary">
        <span>{by}</span>
        <Stars count={stars} label={starsLabel} />
      </figcaption>
    </figure>
  )
}
