import { type SignIn, signIns } from '@sopaan/contract/sign-ins'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { runBlocking } from '#web/blocking.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { clearAndLeave } from '#web/identity/leaving.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { signInsQuery } from './accounts.queries.ts'

/** The browsers that are signed in, each with its way out, and all at once. */
export function DevicesSection() {
  const { account } = useWords()
  const query = useQuery(signInsQuery)
  const { isBusy, run } = useAction()
  const handleEnd = (id: string) =>
    run(
      async () => {
        await request(signIns.remove, { params: { id } })
        await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
      },
      { done: account.deviceEnded, failed: account.updateFailed },
    )
  const handleEndAll = () =>
    run(
      async () => {
        await runBlocking(() => request(signIns.removeAll, {}))
        clearAndLeave(account.endAllDone)
      },
      { failed: account.updateFailed },
    )
  return (
    <Section id="devices" title={account.devices}>
      <Loaded query={query}>
        {(devices) => (
          <ul className="divide-y divide-border">
            {devices.map((device) => (
              <Device key={device._id} device={device} isBusy={isBusy} onEnd={() => handleEnd(device._id)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button look="danger" className="justify-self-start" disabled={isBusy} onClick={handleEndAll}>
        {account.endAll}
      </Button>
    </Section>
  )
}

function Device({ device, isBusy, onEnd }: { device: SignIn; isBusy: boolean; onEnd: () => void }) {
  const { account, language } = useWords()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device.device} {device.isCurrent && <Badge tone="safe">{account.thisDevice}</Badge>}
        </p>
        <p className="type-small text-tertiary">
          {account.lastSeen(formatDateTime(device.lastSeenAt, language))}
          {device.ip !== null && ` · ${device.ip}`}
        </p>
      </div>
      {!device.isCurrent && (
        <Button look="line" aria-label={account.endDevice(device.device)} disabled={isBusy} onClick={onEnd}>
          {account.endDeviceShort}
        </Button>
      )}
    </li>
  )
}
