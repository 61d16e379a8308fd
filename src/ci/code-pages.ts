// UTF-8 that a Windows console read as its OEM code page, put right again (log-format.md 6): `Γ£û` back to `✖`.
import { isUtf8 } from 'node:buffer'

/** OEM code pages of consoles: 437 (United States) and 850 (Western Europe). */
export type CodePage = 'cp437' | 'cp850'

/** Characters of the bytes 0x80–0xFF, in order. The lower half is ASCII in both. */
const upperHalf: Record<CodePage, string> = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

const byteOf: Record<CodePage, ReadonlyMap<string, number>> = {
  cp437: bytesOf(upperHalf.cp437),
  cp850: bytesOf(upperHalf.cp850),
}

function bytesOf(upper: string): ReadonlyMap<string, number> {
  return new Map([...upper].map((char, i) => [char, 0x80 + i]))
}

/** How the UTF-8 BOM looks in each page. `gh run view --log` starts every step with one. */
const bom: Record<CodePage, string> = { cp437: '∩╗┐', cp850: '´╗┐' }
/** How the first byte (E2) of marks, dashes, quotes and box lines looks, before two more bytes of the upper half. */
const e2: Record<CodePage, RegExp> = {
  cp437: /Γ[ÇöûòÜ£îÖ][Ç-ÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐]/g,
  cp850: /Ô[ÇöûòÜ£îÖ][Ç-ÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐]/g,
}

/** The code page through which `head` was misread, if it shows: by a BOM or by two misread marks. */
export function misreadAs(head: string): CodePage | undefined {
  for (const page of ['cp437', 'cp850'] as const) {
    if (head.includes(bom[page])) return page
  }
  for (const page of ['cp437', 'cp850'] as const) {
    const found = head.match(e2[page]) ?? []
    if (found.length >= 2 && found.every((text) => undoCodePage(text, page) !== text)) return page
  }
  return undefined
}

/**
 * The line as it was before it was read through `page`. A line that cannot come from such a misreading is returned as it is, so
 * text that was added later, in right encoding, survives.
 */
export function undoCodePage(line: string, page: CodePage): string {
  const bytes = new Uint8Array(line.length)
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i)
    const byte = code < 0x80 ? code : byteOf[page].get(line.charAt(i))
    if (byte === undefined) return line
    bytes[i] = byte
  }
  return isUtf8(bytes) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : line
}
