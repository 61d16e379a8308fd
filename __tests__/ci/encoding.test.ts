import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { undoCodePage } from '../../src/ci/code-pages.ts'
import { decoded, decoderFor } from '../../src/ci/encoding.ts'

const upper = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

/** What a console with that code page makes of UTF-8. */
const misread = (text: string, page: 'cp437' | 'cp850') =>
  [...Buffer.from(text)].map((b) => (b < 0x80 ? String.fromCharCode(b) : upper[page].charAt(b - 0x80))).join('')

const cut = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))

const log = '\uFEFF2024-05-01T12:00:00.1234567Z  ✖ 3 problems (é)\n2024-05-01T12:00:00.2234567Z plain — “quoted”\n'

test('plain UTF-8 passes through uncopied, also when the head ends inside a character', () => {
  const bytes = Buffer.from(`plain ✖\n`)
  const head = bytes.subarray(0, bytes.length - 3)
  const decoder = decoderFor(head)
  assert.equal(decoder.encoding, 'utf-8')
  assert.equal(decoder.push(head), head)
  assert.equal(decoder.end().length, 0)
})

test('UTF-16 in both orders becomes UTF-8, cut anywhere', () => {
  const little = Buffer.from(log, 'utf16le')
  const big = Buffer.from(little).swap16()
  for (const bytes of [little, big]) {
    for (const size of [64, 65, 1000]) {
      assert.equal(Buffer.concat([...decoded(cut(bytes, size))]).toString(), log.slice(1))
    }
  }
})

test('a PowerShell redirect is put right through both layers, carriage returns kept', () => {
  for (const page of ['cp437', 'cp850'] as const) {
    const bytes = Buffer.from(`\uFEFF${misread(log, page).replaceAll('\n', '\r\n')}`, 'utf16le')
    const decoder = decoderFor(bytes)
    assert.equal(decoder.encoding, `utf-16le read as ${page}`)
    assert.equal(Buffer.concat([...decoded(cut(bytes, 101))]).toString(), log.replaceAll('\n', '\r\n'))
  }
})

test('a misread code page shows by two marks where no BOM is left', () => {
  const bytes = Buffer.from('Γ£û 3 problems\nΓöé box\n')
  assert.equal(Buffer.concat([...decoded([bytes])]).toString(), '✖ 3 problems\n│ box\n')
})

test('text that only looks odd stays: Greek, French capitals, a single mark', () => {
  for (const text of ['Γειά σου Κόσμε\n', 'CÔTÉ, TÔT, Ôter\n', 'one Γ£û only\n', 'ΔΓÇ alone\n']) {
    assert.equal(Buffer.concat([...decoded([Buffer.from(text)])]).toString(), text)
  }
})

test('a line that no misreading can have made is left alone', () => {
  assert.equal(undoCodePage('added later: 日本', 'cp437'), 'added later: 日本')
  assert.equal(undoCodePage('café alone', 'cp437'), 'café alone')
})

test('any text in any supported form keeps its line feeds, and comes back whole', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((s) => s.replace(/[\n\uFEFF]/g, ''))
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.constantFrom('cp437' as const, 'cp850' as const, undefined),
      fc.boolean(),
      fc.integer({ min: 16, max: 200 }),
      (lines, page, wide, size) => {
        const text = `\uFEFF${lines.join('\n')}`
        const seen = page === undefined ? text : misread(text, page)
        const bytes = wide ? Buffer.from(`\uFEFF${seen}`, 'utf16le') : Buffer.from(seen)
        const out = Buffer.concat([...decoded(cut(bytes, size))]).toString()
        assert.equal(out.replaceAll('\uFEFF', ''), lines.join('\n').replaceAll('\uFEFF', ''))
      },
    ),
  )
})
