// SHA-256. Browsers offer it only to pages from https or from the same machine; a table in the
// home network has neither, so there is a plain one besides.

/** The digest in hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto?.subtle;
  return subtle === undefined ? plain(bytes) : hex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
}

const PRIMES = primes(64);
// The first 32 bits behind the point of the roots: square roots to start from, cube roots to mix in.
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The same without the browser's help (FIPS 180-4). */
export function plain(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(hash, words, at);
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(hash: Uint32Array, words: DataView, at: number): void {
  const w = new Uint32Array(64);
  const value = (index: number): number => w[index] as number;
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = words.getUint32(at + 4 * i);
      continue;
    }
    const [far, near] = [value(i - 15), value(i - 2)];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const other = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[i] = value(i - 16) + one + value(i - 7) + other;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] as number) + value(i);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] as number) + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
