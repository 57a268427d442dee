import type { HandedIn } from '@sopaan/contract/handed-in'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  name: string
  /** How it stands. */
  state: string
  one: Pick<HandedIn, 'fileName' | 'source'>
  children: ReactNode
}

/** What a file is, how it stands, who published it, and what is to be said of it at once. */
export function HandedInHead({ name, state, one: { fileName, source }, children }: Props) {
  const { handedIn: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{name}</h2>
      <p className="type-small wrap-anywhere text-secondary">{fileName ?? words.noName}</p>
      <p className="mt-2 font-semibold">{state}</p>
      {source && (
        <p className="wrap-anywhere text-secondary">
          {words.sourceIs(source.source, formatDate(source.sourceOn, language))}
        </p>
      )}
      {children}
    </Card>
  )
}
