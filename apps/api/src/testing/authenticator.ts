import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Flags of authenticator data: somebody was there, and was known by the device (WebAuthn, 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A device with one key, as WebAuthn has it, without a browser: it makes a credential and signs with it. */
export function anAuthenticator(site: { origin: string; host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }))
  const head = (flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([createHash('sha256').update(site.host).digest(), Buffer.of(flags), counter])
  }
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    id: id.toString('base64url'),
    /** What the browser sends once a key is made for a challenge. */
    make(challenge: string, flags = PRESENT | VERIFIED) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, 7.1.1).
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([head(flags | HAS_KEY), Buffer.alloc(16), length, id, cose])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(authData.length)
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x59),
        size,
        authData,
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
    },
    /** What it sends once the key has signed a challenge. */
    sign(challenge: string, flags = PRESENT | VERIFIED) {
      count += 1
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = head(flags)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}
