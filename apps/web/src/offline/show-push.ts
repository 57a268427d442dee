import { paths } from '@sopaan/contract/paths'
import { type NoticeClick, type PushEvent, worker } from './worker-scope.ts'

/** What the server pushes: `payloadOf` of `apps/api/src/jobs/pushes.ts`. */
type Pushed = { title: string; body: string; link: string; tag: string; language: string; isSilent: boolean }

const PICTURE = '/icon-192.png'

/** Shows what was pushed; the same one twice is one notice. A browser that allows pushes wants each of them shown. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const pushed = readPushed(data?.text())
  const { title = 'Sopaan', body = '', link = paths.home(), tag = '', language = '', isSilent = false } = pushed
  await worker.registration.showNotification(title, {
    ...{ body, tag, lang: language, silent: isSilent, icon: PICTURE, badge: PICTURE, data: link },
  })
}

/** Leads to the page of a notice: in the tab that shows it already, else in a new one. Only pages of ours. */
export async function openNotice({ notification }: NoticeClick): Promise<void> {
  notification.close()
  const { origin } = worker.location
  const led = URL.parse(String(notification.data), origin)
  const url = led?.origin === origin ? led.href : origin
  const open = (await worker.clients.matchAll({ type: 'window' })).find((page) => page.url === url)
  await (open === undefined ? worker.clients.openWindow(url) : open.focus())
}

function readPushed(text: string | undefined): Partial<Pushed> {
  try {
    const said: unknown = JSON.parse(text ?? '')
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    return {}
  }
}
