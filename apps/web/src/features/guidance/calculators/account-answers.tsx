import type { SavedCgpa } from '@sopaan/contract/cgpa'
import { formatDate } from '@sopaan/domain/time/format'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
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
  const [account, setAccount] = useState<AccountCgpa | 'loading'>('loading')
  const [isSaving, setIsSaving] = useState(false)
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false)
  useEffect(() => {
    loadAccountCgpa().then(setAccount)
  }, [])
  if (account === 'loading' || account === 'signed-out') return null
  if (account === 'unreachable') return <p className="type-small mt-4 text-tertiary">{words.accountUnreachable}</p>
  const kept = account
  async function handleSave(answers: string): Promise<void> {
    setIsSaving(true)
    const saved = await saveAccountCgpa(answers, kept)
    setIsChangedElsewhere(saved === 'changed-elsewhere')
    setAccount(saved === 'changed-elsewhere' ? await loadAccountCgpa() : saved)
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
