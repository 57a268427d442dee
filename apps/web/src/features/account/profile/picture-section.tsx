import { PICTURE_FIELD, PICTURE_TYPES, type User, users } from '@sopaan/contract/users'
import { useRef } from 'react'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request, sendFile } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The picture: shown, changed, removed. */
export function PictureSection({ user }: { user: User }) {
  const { account } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useAction()
  const handleFile = (file: File | undefined) => {
    if (file === undefined) return
    void run(
      async () => {
        await sendFile(users.uploadProfilePic, PICTURE_FIELD, file)
        await loadActor()
      },
      { done: account.uploaded, failed: account.uploadFailed },
    )
  }
  const handleRemove = () =>
    run(
      async () => {
        await request(users.removeProfilePic, {})
        await loadActor()
      },
      { done: account.removed, failed: account.removeFailed },
    )
  return (
    <Section id="picture" title={account.picture} lead={account.pictureHint}>
      <div className="flex flex-wrap items-center gap-4">
        {user.profilePic !== null && (
          <img
            src={user.profilePic}
            alt={account.pictureAlt}
            width="96"
            height="96"
            className="size-24 rounded-box object-cover"
          />
        )}
        <input
          ref={input}
          type="file"
          aria-label={account.upload}
          accept={PICTURE_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            handleFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button look="line" doing={isBusy ? account.uploading : undefined} onClick={() => input.current?.click()}>
          {account.upload}
        </Button>
        {user.profilePic !== null && (
          <Button look="quiet" disabled={isBusy} onClick={handleRemove}>
            {account.remove}
          </Button>
        )}
      </div>
    </Section>
  )
}
