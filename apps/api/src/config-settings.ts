/** A setting as `.env.example` lists it. */
type Setting = { name: string; preset: string; meaning: string }

/** Every setting there is, with its preset, in the order of `.env.example`. */
export const SETTINGS: readonly Setting[] = [
  { name: 'NODE_ENV', preset: '', meaning: 'production: no samples, no /dev pages, required secrets' },
  {
    name: 'ROLE',
    preset: 'all',
    meaning: 'web serves, worker does the jobs (mail, imports, payments), all does both; parts need DATABASE_URL',
  },
  {
    name: 'WEB_CONCURRENCY',
    preset: '1',
    meaning: 'processes that serve, one a core at most; with 2 or more the jobs have a process of their own',
  },
  { name: 'METRICS_PORT', preset: '', meaning: 'where /metrics is, for nobody outside; process 2 takes the next port' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    preset: '',
    meaning: 'origin of a collector of OpenTelemetry, told of requests, statements and jobs; empty: none',
  },
  { name: 'OTEL_TRACES_SAMPLER_ARG', preset: '0.1', meaning: 'share of them that it is told, 0 to 1' },
  { name: 'EDGE_PURGE_URL', preset: '', meaning: 'asked to forget all pages when a book or notice is published' },
  { name: 'EDGE_PURGE_TOKEN', preset: '', meaning: 'goes with EDGE_PURGE_URL; sent as bearer' },
  { name: 'PORT', preset: '3000', meaning: 'where it listens; 0 takes any free port' },
  { name: 'HOST', preset: '127.0.0.1', meaning: 'the address it listens on' },
  {
    name: 'PUBLIC_WEB_URL',
    preset: '',
    meaning: 'base of links in mails; required in production; preset http://HOST:PORT',
  },
  { name: 'DATA_DIR', preset: './.data', meaning: 'embedded database, files, mails' },
  { name: 'DATABASE_URL', preset: '', meaning: 'real PostgreSQL (postgres://…?sslmode=verify-full); empty: embedded' },
  {
    name: 'DATABASE_DIRECT_URL',
    preset: '',
    meaning: 'the server itself where DATABASE_URL is a pooler, for migrations and copies; empty: DATABASE_URL',
  },
  {
    name: 'DATABASE_READ_URL',
    preset: '',
    meaning: 'a standby that answers payment analytics and tables for download; empty: DATABASE_URL',
  },
  { name: 'DATABASE_POOL_MAX', preset: '', meaning: 'most connections of one process; empty: 10 a core' },
  {
    name: 'SECRET_KEY',
    preset: '',
    meaning: '32 random bytes or more; made and kept in DATA_DIR; required in production',
  },
  {
    name: 'SECRET_KEY_PREVIOUS',
    preset: '',
    meaning: 'keys that were SECRET_KEY before, newest first, parted by commas',
  },
  { name: 'BACKUP_KEY', preset: '', meaning: '32 random bytes or more that encrypt backups; kept apart from them' },
  { name: 'ADMIN_EMAIL', preset: '', meaning: 'with ADMIN_PASSWORD: makes the first admin on an empty database' },
  { name: 'ADMIN_PASSWORD', preset: '', meaning: '12 characters or more' },
  {
    name: 'SMTP_URL',
    preset: '',
    meaning: 'real mail (smtps://user:password@host); empty: .eml files and /dev/mailbox',
  },
  {
    name: 'MAIL',
    preset: '',
    meaning: 'off: production starts without SMTP_URL; its mails are files in DATA_DIR that nobody gets',
  },
  { name: 'SMTP_CONNECTIONS', preset: '3', meaning: 'connections to the mail server that each process holds' },
  { name: 'SMTP_RATE', preset: '0', meaning: 'most mails a second that each process sends; 0: as fast as it goes' },
  {
    name: 'MAIL_GATHER_SECONDS',
    preset: '60',
    meaning:
      'how long a notification by mail waits for others to the same person, which go along in it; 0: each by itself',
  },
  { name: 'MAIL_FROM', preset: 'Sopaan <no-reply@localhost>', meaning: 'sender of every mail' },
  {
    name: 'PUSH_KEY',
    preset: '',
    meaning: 'private key (VAPID) of notices to phones; empty: made from SECRET_KEY, and in production none are sent',
  },
  {
    name: 'TRUST_PROXY',
    preset: '',
    meaning: 'proxies that may name the caller: addresses or networks, parted by commas',
  },
  { name: 'RAZORPAY_KEY_ID', preset: '', meaning: 'payments; all empty: the local sandbox, none in production' },
  { name: 'RAZORPAY_KEY_SECRET', preset: '', meaning: 'goes with RAZORPAY_KEY_ID' },
  {
    name: 'RAZORPAY_WEBHOOK_SECRET',
    preset: '',
    meaning: 'one, or two parted by a comma while one replaces the other',
  },
  { name: 'RAZORPAY_BASE_URL', preset: 'https://api.razorpay.com', meaning: 'where orders are made' },
  {
    name: 'RAZORPAY_CHECKOUT_URL',
    preset: 'https://checkout.razorpay.com/v1/checkout.js',
    meaning: 'the script of the payment window',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    preset: '',
    meaning: 'OAuth client of Google that connects calendars; empty: Google Calendar is not offered, CalDAV is',
  },
  { name: 'GOOGLE_CLIENT_SECRET', preset: '', meaning: 'goes with GOOGLE_CLIENT_ID' },
  { name: 'S3_ENDPOINT', preset: '', meaning: 'files; all empty: a folder in DATA_DIR' },
  { name: 'S3_BUCKET', preset: '', meaning: 'goes with S3_ENDPOINT' },
  { name: 'S3_REGION', preset: '', meaning: 'goes with S3_ENDPOINT' },
  { name: 'S3_ACCESS_KEY_ID', preset: '', meaning: 'goes with S3_ENDPOINT' },
  { name: 'S3_SECRET_ACCESS_KEY', preset: '', meaning: 'goes with S3_ENDPOINT' },
  {
    name: 'FILES',
    preset: '',
    meaning: 'local: production starts with DATABASE_URL and without S3; its files are on this machine alone',
  },
  { name: 'SCANNER_URL', preset: '', meaning: 'ClamAV for uploads (tcp://host:3310); empty: none looks' },
  { name: 'PASSWORD_MIN_LENGTH', preset: '6', meaning: 'shortest password of a mentee, characters' },
  {
    name: 'PASSWORD_HASH_MEMORY_KIB',
    preset: '19456',
    meaning: 'memory of one password hash, KiB; less makes tests fast and is refused in production',
  },
  {
    name: 'CHALLENGE_BITS',
    preset: '14',
    meaning:
      'work of a sign-in past the high mark of its address; each more doubles it, under 12 is refused in production',
  },
  { name: 'STAFF_MFA', preset: '', meaning: 'required or optional; required in production, preset optional elsewhere' },
  {
    name: 'ANNOUNCED_A_RUN',
    preset: '500',
    meaning: 'people told of an announcement every ten seconds; fewer where the mail service takes less',
  },
  { name: 'RATE_LIMIT_SCALE', preset: '1', meaning: 'multiplies every limit, for load runs; refused in production' },
  {
    name: 'LOOP_DELAY_MAX_MS',
    preset: '200',
    meaning: 'mean delay of the event loop from which new requests are refused with 503, ms',
  },
  {
    name: 'LOG_LEVEL',
    preset: '',
    meaning: 'debug, info, warn, error or silent; JSON lines and preset info in production, preset warn elsewhere',
  },
]
