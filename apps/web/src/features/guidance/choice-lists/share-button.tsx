import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import type { Judging } from './use-choices.ts'

type Props = { list: StoredList; search: URLSearchParams; judged: Judging['judged'] }

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Opens what shares a list with a family, without an account. */
export function ShareButton({ list, search, judged }: Props) {
  const { choices: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        className="max-lg:px-2.5"
        onClick={() => {
          setIsOpen(true)
          setWasOpen(true)
        }}
      >
        <span className="max-[379px]:hidden">
          <Icon name="share" />
        </span>
        {words.family.whatsApp}
      </Button>
      {wasOpen && (
        <Suspense>
          <ShareDialog
            key={list.id}
            list={list}
            search={search}
            judged={judged}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
