import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type CalendarDns, internetCalendarDns } from './calendar-dns.ts'
import { type CalendarFeeds, internetFeeds } from './calendar-feeds.ts'
import { type CalendarHttp, localCalendarHttp, publicCalendarHttp } from './calendar-http.ts'
import { type CertificateReader, readCertificateEnd } from './certificates.ts'
import { type PageEdge, purgedEdge } from './edge.ts'
import { type FileStore, folderStore, s3Store } from './file-store.ts'
import { folderMailer, type Mailer, smtpMailer } from './mailer.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { type PublicPost, postLocal, postPublic } from './public-request.ts'
import { type Pusher, pushKeyOf, pushSubjectOf, webPusher } from './pusher.ts'
import { razorpayGateway } from './razorpay.ts'
import { sandboxGateway } from './sandbox-gateway.ts'
import { otlpCollector, type TraceCollector } from './trace-collector.ts'
import { clamScanner, noScanner, type VirusScanner } from './virus-scanner.ts'

/** Where mails go when there is no mail server: a folder in DATA_DIR. */
export function mailFolder(config: Config): string {
  return join(config.dataDir, 'mails')
}

type Outside = {
  mailer: Mailer
  files: FileStore
  gateway: PaymentGateway | undefined
  scanner: VirusScanner
  feeds: CalendarFeeds
  edge?: PageEdge
  pusher?: Pusher
  post: PublicPost
  calendarHttp: CalendarHttp
  calendarDns: CalendarDns
  certificateEnd: CertificateReader
  traces?: TraceCollector
}

/** The outside world as the settings have it: real where they name it, else folders in DATA_DIR and a sandbox for payments. */
export function openOutside(config: Config, now: () => Date): Outside {
  const pushKey = pushKeyOf(config)
  const files = config.s3 ? s3Store(config.s3, now) : folderStore(join(config.dataDir, 'files'))
  return {
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.smtpConnections, config.smtpRate)
      : folderMailer(mailFolder(config)),
    files,
    gateway: openGateway(config, now, files),
    feeds: internetFeeds,
    ...(config.edgePurge && { edge: purgedEdge(config.edgePurge) }),
    ...(pushKey && { pusher: webPusher({ key: pushKey, subject: pushSubjectOf(config) }) }),
    // On a developer's machine alone, where nobody else can reach the server, a server beside it is one too.
    post: config.hasSamples ? postLocal : postPublic,
    calendarHttp: config.hasSamples ? localCalendarHttp(now) : publicCalendarHttp(now),
    calendarDns: internetCalendarDns(),
    certificateEnd: readCertificateEnd,
    ...(config.traces && { traces: otlpCollector(config.traces) }),
    scanner: config.scannerUrl ? clamScanner(config.scannerUrl) : noScanner,
  }
}

/** The provider where its keys are set; else a sandbox, but nothing in production: there money is real or not taken. */
function openGateway(config: Config, now: () => Date, files: FileStore): PaymentGateway | undefined {
  if (config.razorpay) return razorpayGateway(config.razorpay, now)
  if (config.isProduction) return undefined
  return sandboxGateway({ files, now, random: randomBytes, secretKey: config.secretKey })
}
