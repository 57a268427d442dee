import type { MouseEvent } from 'react'
import type { RowTexts } from './row-texts.ts'

type Props = Pick<RowTexts, 'href' | 'college' | 'branch' | 'said'> & {
  /** What the reader narrows or orders by, in words; empty where it is neither fee nor distance. */
  figures: string
  isOpen: boolean
  onClick: (event: MouseEvent) => void
}

/** The college and branch of a choice, which lead to its seat and open it in place. */
export function RowName({ href, college, branch, said, figures, isOpen, onClick }: Props) {
  return (
    <a href={href} onClick={onClick} aria-expanded={isOpen} className="result-name">
      {college !== undefined && <b>{college}</b>} <small>{branch}</small>
      {figures !== '' && [
        ' ',
        <small key="figures" className="result-figures">
          {figures}
        </small>,
      ]}
      <i className="sr-only">{said}</i>
    </a>
  )
}
