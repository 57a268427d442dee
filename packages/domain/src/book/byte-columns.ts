/** Writes whole numbers and byte runs one after another into a growing array. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  /** A whole number ≥ 0 below 2^53, seven bits a byte, lowest first. */
  varint(value: number): void {
    let rest = value
    while (rest >= 128) {
      this.byte((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    this.byte(rest)
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  run(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** Numbers below 2^32 as four planes, highest bytes first: planes compress far better than mixed bytes. */
  planes(values: ArrayLike<number>): void {
    for (const shift of [24, 16, 8, 0]) {
      for (let index = 0; index < values.length; index++) this.byte(((values[index] ?? 0) >>> shift) & 255)
    }
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + extra))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}

/** Reads what `ByteWriter` wrote, in the same order. Running past the end is an error: the file is cut off. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  varint(): number {
    let value = 0
    let factor = 1
    for (;;) {
      const byte = this.byte()
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }

  byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Error('The rank book ends too early')
    return byte
  }

  run(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new Error('The rank book ends too early')
    this.#at += length
    return this.#bytes.slice(this.#at - length, this.#at)
  }

  planes(count: number): Uint32Array {
    const values = new Uint32Array(count)
    for (const shift of [24, 16, 8, 0]) {
      for (let index = 0; index < count; index++) values[index] = ((values[index] ?? 0) | (this.byte() << shift)) >>> 0
    }
    return values
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }
}

/** Maps 0, -1, 1, -2, 2 … to 0, 1, 2, 3, 4 … so that small differences are small numbers. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

/** The inverse of `zigzag`. */
export function unzigzag(code: number): number {
  return code % 2 === 1 ? -(code + 1) / 2 : code / 2
}

/** Neighbouring pools share institute and programme, so an index column is written as differences. */
export function writeIndex(writer: ByteWriter, column: Uint16Array): void {
  let before = 0
  for (const value of column) {
    writer.varint(zigzag(value - before))
    before = value
  }
}

/** A column that `writeIndex` wrote, of so many pools. */
export function readIndex(reader: ByteReader, count: number): Uint16Array {
  const column = new Uint16Array(count)
  let before = 0
  for (let pool = 0; pool < count; pool++) {
    before += unzigzag(reader.varint())
    column[pool] = before
  }
  return column
}
