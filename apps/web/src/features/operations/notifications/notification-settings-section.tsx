import type { NotificationSetting } from '@sopaan/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MailPaceChoice } from './mail-pace-choice.tsx'
import { notificationSettingsQuery, sendNotificationSetting } from './notifications.queries.ts'
import { PushDevicesList } from './push-devices-list.tsx'
import { type Push, usePush } from './use-push.ts'

/** Who chooses among these is staff. */
const TOPICS_OF_STAFF: readonly NotificationSetting['topic'][] = ['webhooks', 'imports']

/** What reaches the person, by topic: in the app, by mail and on the phone. Each choice holds at once. */
export function NotificationSettingsSection() {
  const { notifications: words } = useWords()
  const query = useQuery(notificationSettingsQuery)
  const push = usePush()
  return (
    <Section id="notifications" title={words.settings} lead={words.settingsLead}>
      <Loaded query={query}>
        {(settings) => (
          <>
            <PushDevicesList push={push} />
            <ul className="divide-y divide-border">
              {settings.map((setting) => (
                <Topic key={setting.topic} setting={setting} push={push} />
              ))}
            </ul>
            {settings.some(({ topic }) => TOPICS_OF_STAFF.includes(topic)) ? (
              <p className="mt-3 text-secondary">{words.alwaysOn}</p>
            ) : (
              <MailPaceChoice />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Topic({ setting, push }: { setting: NotificationSetting; push: Push | undefined }) {
  const { notifications: words } = useWords()
  const { isBusy, run } = useAction()
  const choose = (chosen: Partial<NotificationSetting>) =>
    void run(() => sendNotificationSetting({ ...setting, ...chosen }), { failed: words.saveFailed })
  const name = `topic-${setting.topic}`
  return (
    <li>
      <fieldset
        className="grid grid-cols-2 items-center gap-x-6 py-3 sm:grid-cols-[1fr_auto_auto_auto] sm:py-1.5"
        aria-labelledby={name}
      >
        <span id={name} className="col-span-2 font-semibold sm:col-span-1">
          {words.topics[setting.topic]}
        </span>
        <Checkbox
          label={words.inApp}
          checked={setting.isInApp}
          disabled={isBusy}
          onChange={({ currentTarget }) => choose({ isInApp: currentTarget.checked })}
        />
        <Checkbox
          label={words.byMail}
          checked={setting.isByMail}
          disabled={isBusy}
          onChange={({ currentTarget }) => choose({ isByMail: currentTarget.checked })}
        />
        {push !== undefined && (
          <Checkbox
            label={words.byPush}
            checked={setting.isByPush}
            disabled={isBusy || push.isBusy}
            onChange={({ currentTarget: { checked } }) =>
              // Where another device is told already, this one need not be.
              push.devices.length > 0 ? choose({ isByPush: checked }) : void push.choose(setting, checked)
            }
          />
        )}
      </fieldset>
    </li>
  )
}
