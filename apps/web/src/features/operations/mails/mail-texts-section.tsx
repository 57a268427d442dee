import type { ManagedMailText } from '@sopaan/contract/mail-texts'
import { LANGUAGES, type Language, readLanguageName } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { MailTextForm } from './mail-text-form.tsx'
import { mailTextsQuery } from './mail-texts.queries.ts'

/** The words of mails: which mail, in which language, and its form. */
export function MailTextsSection() {
  const { site: words } = useWords()
  const query = useQuery(mailTextsQuery)
  return (
    <Section id="mails" title={words.mailsTitle} lead={words.mailsLead}>
      <Loaded query={query}>{(texts) => <Chosen texts={texts} />}</Loaded>
    </Section>
  )
}

function Chosen({ texts }: { texts: readonly ManagedMailText[] }) {
  const { site: words, language: own } = useWords()
  const [kind, setKind] = useState(texts[0]?.kind ?? '')
  const [language, setLanguage] = useState<Language>(readLanguageName(own))
  const text = texts.find((each) => each.kind === kind && each.language === language)
  const hasChanged = (of: string) => texts.some((each) => each.kind === of && each.isChanged)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={words.mailKind} value={kind} hasNote={false} onChange={({ target }) => setKind(target.value)}>
          {[...new Set(texts.map((each) => each.kind))].map((each) => (
            <option key={each} value={each}>
              {words.kinds[each] ?? each}
              {hasChanged(each) && ` (${words.changed})`}
            </option>
          ))}
        </Select>
        <Select
          label={words.mailLanguage}
          value={language}
          hasNote={false}
          onChange={({ target }) => setLanguage(readLanguageName(target.value))}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </Select>
      </div>
      {text && <MailTextForm key={`${kind} ${language} ${text.subject} ${text.opening}`} text={text} />}
    </>
  )
}
