import type { SavedCgpa } from '@sopaan/contract/cgpa'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLatestAnswer } from '#web/features/guidance/choice-lists/use-latest-answer.ts'
import { readStored } from '#web/stored.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type AccountCgpa, loadAccountCgpa, saveAccountCgpa } from './saved-cgpa.queries.ts'

/**
 * What the account keeps, beside what stands on the page. Nothing is replaced unasked: entries are saved by a button, and
 * one that would write over what another device saved meanwhile shows that first.
 */
export function AccountAnswers({ typed }: { typed: string }) {
  const { cgpa: words } = useWords()
  const { answer: found } = useLatestAnswer('saved', loadAccountCgpa)
  const [saved, setSaved] = useState<AccountCgpa>()
  const [isSaving, setIsSaving] = useState(false)
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false)
  const account = saved === undefined ? found : saved
  // Most who read this page are signed out: nothing holds room for what they have not.
  if (account === undefined || account === 'signed-out') return null
  if (account === 'unreachable') return <p className="type-small mt-4 text-tertiary">{words.accountUnreachable}</p>
  const kept = account
  async function handleSave(answers: string): Promise<void> {
    setIsSaving(true)
    const answered = await saveAccountCgpa(answers, kept)
    setIsChangedElsewhere(answered === 'changed-elsewhere')
    setSaved(answered === 'changed-elsewhere' ? await loadAccountCgpa() : answered)
    setIsSaving(false)
  }
  const onDevice = typed === '' ? readStored('cgpa') : undefined
  const answers = typed === '' ? onDevice : typed
  const isKept = kept !== null && (answers === undefined || kept.answers === answers)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden" aria-live="polite">
      {isChangedElsewhere && <p className="w-full text-likely">{words.changedElsewhere}</p>}
      {isKept && typed !== '' && <p className="type-small w-full text-tertiary">{words.keptInAccount}</p>}
      {kept !== null && kept.answers !== typed && <SavedLink kept={kept} />}
      {answers !== undefined && !isKept && (
        <Button look="line" disabled={isSaving} onClick={() => handleSave(answers)}>
          {typed === '' ? words.takeOver : kept === null ? words.keepInAccount : words.replaceInAccount}
        </Button>
      )}
    </div>
  )
}

/** Opens the page with what the account keeps. */
function SavedLink({ kept }: { kept: SavedCgpa }) {
  const { cgpa: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <>
      <p className="w-full text-secondary">{words.accountKeeps(formatDate(kept.changedAt, language))}</p>
      <a href={`${pathname}?${kept.answers}`} className={buttonClasses('line')}>
        {words.openFromAccount}
      </a>
    </>
  )
}
