import { type GuideFields, type ManagedGuide, managedGuides } from '@sopaan/contract/managed-guides'
import { type ByLanguage, LANGUAGES, type Language } from '@sopaan/domain/languages'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readForm } from '#web/forms/read-form.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'
import { GuidePreview } from './guide-preview.tsx'
import { sendGuideDraft, sendGuidePublication } from './managed-guides.queries.ts'

const CONSTRAINTS = constraintsOf(managedGuides.saveDraft)

type Fields = GuideFields & { seenDraft: string | null }

/** The text of a guide in every language side by side, each with what its page will show as it is typed. */
export function GuideForm({ guide }: { guide: ManagedGuide }) {
  const { managedGuides: words } = useWords()
  const { form, setIsPublishing } = useDraft(guide)
  const written = guide.draft?.fields ?? guide.published
  const [texts, setTexts] = useState<ByLanguage<string>>(written.text)
  return (
    <form
      {...form.props}
      onChange={({ currentTarget }) => setTexts(readForm(currentTarget, CONSTRAINTS, written).text)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Card className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Field label={words.season} {...form.field('season')} />
        <Field label={words.checkedOn} hint={words.checkedHint} {...form.field('checkedOn')} />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {LANGUAGES.map((language) => (
          <LanguageText key={language} slug={guide.slug} language={language} form={form} text={texts[language] ?? ''} />
        ))}
      </div>
      {form.errorOf('form') !== undefined && (
        <p role="alert" className="font-semibold text-danger wrap-anywhere">
          {form.errorOf('form')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined} onClick={() => setIsPublishing(true)}>
          {words.publish}
        </Button>
        <Button type="submit" look="line" disabled={form.isBusy} onClick={() => setIsPublishing(false)}>
          {words.saveDraft}
        </Button>
        <p className="type-small text-secondary">{words.publishHint}</p>
      </div>
    </form>
  )
}

type TextProps = { slug: ManagedGuide['slug']; language: Language; form: ContractForm<Fields>; text: string }

function LanguageText({ slug, language, form, text }: TextProps) {
  const { managedGuides: words } = useWords()
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="type-card mb-2">{LANGUAGE_NAMES[language]}</legend>
      <Field label={words.guideTitle} lang={language} {...form.field(`title.${language}`)} />
      <TextArea label={words.description} lang={language} rows={2} {...form.area(`description.${language}`)} />
      <TextArea
        label={words.text}
        hint={words.textHint}
        lang={language}
        rows={18}
        spellCheck
        {...form.area(`text.${language}`)}
      />
      <TextArea
        label={words.sources}
        hint={words.sourcesHint}
        lang={language}
        rows={2}
        {...form.area(`sources.${language}`)}
      />
      <GuidePreview slug={slug} language={language} text={text} />
    </fieldset>
  )
}

/** Saves the draft, and publishes it where that button was pressed. */
function useDraft(guide: ManagedGuide) {
  const { managedGuides: words } = useWords()
  const isPublishing = useRef(false)
  const seenDraft = guide.draft?.editedAt ?? null
  const form = useContractForm<Fields, void>(CONSTRAINTS, {
    initial: guide.draft?.fields ?? guide.published,
    send: async (fields) => {
      const { draft } = await sendGuideDraft(guide.slug, { ...fields, seenDraft })
      if (isPublishing.current && draft !== null) await sendGuidePublication(guide.slug, draft.editedAt)
    },
    onDone: () => {
      toast.success(isPublishing.current ? words.wasPublished : words.saved)
    },
    words: { failed: words.failed, field: 'form' },
  })
  return {
    form,
    setIsPublishing: (next: boolean) => {
      isPublishing.current = next
    },
  }
}
