import type { GuideEdition, ManagedGuide } from '@sopaan/contract/managed-guides'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideChanges } from './guide-changes.tsx'
import { guideEditionQuery, sendGuideRollBack } from './managed-guides.queries.ts'

type Props = { guide: ManagedGuide; onRolledBack: () => void }

/** Every edition with who published it and when, what changed in it, and the way back to it. */
export function GuideEditions({ guide, onRolledBack }: Props) {
  const { managedGuides: words } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.history}</h2>
      <ol className="mt-2 divide-y divide-border">
        {guide.editions.map((edition) => (
          <Edition key={edition.version} slug={guide.slug} edition={edition} onRolledBack={onRolledBack} />
        ))}
      </ol>
    </Card>
  )
}

type EditionProps = { slug: ManagedGuide['slug']; edition: GuideEdition; onRolledBack: () => void }

function Edition({ slug, edition: { version, isPublished, publishedAt, publishedBy }, onRolledBack }: EditionProps) {
  const { managedGuides: words, language } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow">
          <span className="font-semibold">{words.edition(String(version))}</span>{' '}
          <span className="text-secondary">
            {publishedAt === null
              ? words.shipped
              : words.by(publishedBy ?? words.gone, formatDateTime(publishedAt, language))}
          </span>{' '}
          {isPublished && <Badge tone="safe">{words.readNow}</Badge>}
        </p>
        {publishedAt !== null && (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
            {words.whatChanged}
          </Button>
        )}
        {!isPublished && (
          <ConfirmedButton
            deed={words.rollBack}
            title={words.rollBackTitle(String(version))}
            text={words.rollBackAsk}
            done={words.wasPublished}
            cancel={words.cancel}
            failed={words.failed}
            work={async () => {
              await sendGuideRollBack(slug, version)
              onRolledBack()
            }}
          />
        )}
      </div>
      {isOpen && <EditionChanges slug={slug} version={version} />}
    </li>
  )
}

function EditionChanges({ slug, version }: { slug: ManagedGuide['slug']; version: number }) {
  const { managedGuides: words } = useWords()
  const query = useQuery(guideEditionQuery(slug, version))
  return (
    <div className="mt-2">
      <Loaded query={query} failed={words.loadFailed}>
        {({ before, fields }) => <GuideChanges before={before ?? fields} after={fields} />}
      </Loaded>
    </div>
  )
}
