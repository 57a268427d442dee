import type { WrittenGuide } from '@sopaan/contract/managed-guides'
import { type LineChange, listLineChanges } from '@sopaan/domain/counselling/line-changes'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'

const COLOURS = { gone: 'bg-danger-soft line-through', new: 'bg-safe-soft' } as const

/** What changed from one edition to another, in each language, line by line; what stayed is left out. */
export function GuideChanges({ before, after }: { before: WrittenGuide; after: WrittenGuide }) {
  const { managedGuides: words, language: own } = useWords()
  const figures = ({ season, checkedOn }: WrittenGuide) => words.figures(String(season), formatDate(checkedOn, own))
  const parts = [
    { key: 'figures', name: words.columns.figures, changes: changesOf(figures(before), figures(after)) },
    ...LANGUAGES.map((language) => ({
      key: language,
      name: LANGUAGE_NAMES[language],
      changes: changesOf(wholeText(before, language), wholeText(after, language)),
    })),
  ].filter(({ changes }) => changes.length > 0)
  if (parts.length === 0) return <p className="text-secondary">{words.noChange}</p>
  return (
    <div className="grid gap-3">
      {parts.map(({ key, name, changes }) => (
        <section key={key}>
          <h3 className="type-small font-semibold text-secondary">{name}</h3>
          <ol className="mt-1 grid gap-1">
            {changes.map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among the changes.
              <li key={at} className="rounded-box px-3 py-1 wrap-anywhere">
                <Changed kind={kind} text={text} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Changed({ kind, text }: LineChange) {
  const { managedGuides: words } = useWords()
  if (kind === 'same') return text
  const Element = kind === 'gone' ? 'del' : 'ins'
  return (
    <Element className={`no-underline ${COLOURS[kind]}`}>
      <span className="sr-only">{words.changed[kind]}: </span>
      {text}
    </Element>
  )
}

function changesOf(before: string, after: string): LineChange[] {
  return listLineChanges(before, after).filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
}

function wholeText({ title, description, sources, text }: WrittenGuide, language: Language): string {
  return [title, description, sources, text].map((words) => words[language] ?? '').join('\n')
}
