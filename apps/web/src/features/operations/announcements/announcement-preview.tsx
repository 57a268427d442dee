import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { LANGUAGES, type Language, readLanguageName, writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { NO_FIGURE, shareRead } from './announcement-facts.ts'
import { announcementsQuery } from './announcements.queries.ts'
import type { EnteredAnnouncement } from './entered-announcement.ts'

/** Enough to find three that were sent. */
const RECENT_MAX = 10
const SHOWN_MAX = 3

type Props = { entered: EnteredAnnouncement; exceptId: string | undefined }

/** What its readers will see, and how the last ones were read. */
export function AnnouncementPreview({ entered, exceptId }: Props) {
  const { announcements: words, language: own } = useWords()
  const [language, setLanguage] = useState<Language>(readLanguageName(own))
  const { title, body } = entered.texts[language]
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{words.preview}</h2>
        <Select
          label={words.previewLanguage}
          isLabelHidden
          value={language}
          onChange={({ currentTarget }) => setLanguage(readLanguageName(currentTarget.value))}
          className="w-36"
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {words.languages[each]}
            </option>
          ))}
        </Select>
      </div>
      <section aria-label={words.inTheApp}>
        <h3 className="type-small font-semibold text-secondary">{words.inTheApp}</h3>
        <div lang={language} className="mt-1 flex gap-3 rounded-box border border-border p-3">
          <span className="mt-0.5 text-primary-text">
            <Icon name="bell" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{title || NO_FIGURE}</p>
            <p className="whitespace-pre-line wrap-anywhere text-secondary">{body}</p>
          </div>
        </div>
      </section>
      {entered.isByMail && (
        <section aria-label={words.asMail}>
          <h3 className="type-small font-semibold text-secondary">{words.asMail}</h3>
          <div lang={language} className="mt-1 grid gap-2 rounded-box border border-border p-3">
            <p className="border-b border-border pb-2 font-semibold wrap-anywhere">{title || NO_FIGURE}</p>
            <p className="whitespace-pre-line wrap-anywhere">{body}</p>
            <p className="font-semibold text-primary-text">{words.open}</p>
          </div>
        </section>
      )}
      <LastThree exceptId={exceptId} />
    </Card>
  )
}

function LastThree({ exceptId }: Pick<Props, 'exceptId'>) {
  const { announcements: words, language } = useWords()
  const { data } = useQuery(announcementsQuery({ limit: RECENT_MAX }))
  const sent = (data?.data ?? []).filter(({ _id, reached }) => reached > 0 && _id !== exceptId).slice(0, SHOWN_MAX)
  if (sent.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{words.lastThree}</h3>
      <ul className="divide-y divide-border">
        {sent.map((each) => (
          <li key={each._id} className="flex items-center justify-between gap-3">
            <Link
              to={paths.announcement(each._id)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text"
            >
              {writtenIn(language, each.title)}
            </Link>
            <span className="type-small shrink-0 tabular-nums">
              {words.lastLine(groupIndian(each.reached), shareRead(each))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
