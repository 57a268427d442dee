import tls from 'node:tls'

/** When the certificate ends that a host shows. @throws {Error} where it shows none in time */
export type CertificateReader = (host: string) => Promise<Date>

const PORT = 443
const TIMEOUT_MS = 10_000

/** Asks a host as a browser would; nothing is sent, and a certificate that is over already is read too. */
export const readCertificateEnd: CertificateReader = (host) =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({ host, port: PORT, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate()
      socket.destroy()
      const at = new Date(end)
      if (Number.isNaN(at.getTime())) reject(new Error('The host showed no certificate.'))
      else resolve(at)
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No answer in time.')))
    socket.on('error', reject)
  })
