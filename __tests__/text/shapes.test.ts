import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { redactShapes } from '../../src/text/shapes.ts'

// Assembled here, so that no scanner of secrets takes this file for a leak.
const mixed = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0'
const small = mixed.toLowerCase()
const tokens: Record<string, string> = {
  'GitHub, classic': `ghp_${mixed}`,
  'GitHub, OAuth': `gho_${mixed}`,
  'GitHub, installation as JWT': `ghs_12_${mixed}.${mixed.repeat(8)}.${mixed.repeat(4)}`,
  'GitHub, fine-grained': `github_pat_${mixed}_${mixed}`,
  GitLab: `glpat-${mixed.slice(0, 20)}`,
  'AWS key id': `AKIA${'IOSFODNN7EXAMPLE'.slice(0, 16).replace(/[189]/g, 'Q')}`,
  Google: `AIza${mixed.slice(0, 35)}`,
  Slack: `xoxb-123456789012-${mixed.slice(0, 24)}`,
  Stripe: `sk_live_${mixed.slice(0, 24)}`,
  npm: `npm_${mixed.slice(0, 36)}`,
  PyPI: `pypi-AgEIcHlwaS5vcmc${mixed}${mixed}`,
  OpenAI: `sk-proj-${mixed}`,
  'Hugging Face': `hf_${mixed.slice(0, 34)}`,
  JWT: `eyJhbGciOiJIUzI1NiJ9.${mixed}.${mixed}`,
}

test('issued tokens are replaced whole, wherever they stand', () => {
  for (const [name, token] of Object.entries(tokens)) {
    for (const line of [token, `use ${token} now`, `{"t":"${token}"}`, `a=1&t=${token}&b=2`]) {
      const out = redactShapes(line)
      assert.ok(!out.text.includes(token.slice(4, 24)), `${name}: ${out.text}`)
      assert.ok(out.count >= 1, name)
    }
  }
})

test('values are replaced by what stands before them, and what stands before them stays', () => {
  const cases: [string, string][] = [
    ['postgres://app:hunter2@db:5432/x', 'postgres://app:***@db:5432/x'],
    [`https://${small.slice(0, 30)}@host.example/r.git`, 'https://***@host.example/r.git'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic ***'],
    ['"authorization": "Bearer abc.def-123456789"', '"authorization": "Bearer ***"'],
    ['curl -H "X: Bearer abcdefgh12345678ijkl"', 'curl -H "X: Bearer ***"'],
    ['DB_PASSWORD=correcthorse', 'DB_PASSWORD=***'],
    ['password: hunter22', 'password: ***'],
    ['password=123456789', 'password=***'],
    ['password=@dmin-2345', 'password=***'],
    ['"password": "correct horse battery"', '"password": "***"'],
    ["api_key = 'zyxwvutsrq'", "api_key = 'zyxwvutsrq'"],
    ["api_key='zyxwvutsrq'", "api_key='***'"],
    ['{\\"client_secret\\":\\"zyxwvutsrq\\"}', '{\\"client_secret\\":\\"***\\"}'],
    ['AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMIK7MDENGbPxRfiCY', 'AWS_SECRET_ACCESS_KEY=***'],
    ['deploy --api-token s3cr3tvalue --dry-run', 'deploy --api-token *** --dry-run'],
    ['https://acct.example/c?sv=1&sig=abc%2Bdef123&se=2', 'https://acct.example/c?sv=1&sig=***&se=2'],
  ]
  for (const [line, expected] of cases) assert.equal(redactShapes(line).text, expected)
})

test('a private key is replaced line by line, also unfinished, indented or escaped in JSON', () => {
  const body = [mixed, mixed, mixed.slice(0, 7)]
  const head = '-----BEGIN RSA PRIVATE' + ' KEY-----'
  const foot = '-----END RSA PRIVATE' + ' KEY-----'
  assert.equal(
    redactShapes(['a', head, ...body, foot, 'z'].join('\n')).text,
    ['a', head, '***', '***', '***', foot, 'z'].join('\n'),
  )
  assert.equal(redactShapes(`${head}\n  ${body[2]}`).text, `${head}\n***`)
  assert.equal(redactShapes(`"k":"${head}\\n${body[2]}\\n${foot}\\n"`).text, `"k":"${head}***${foot}\\n"`)
  assert.equal(redactShapes(`no key follows: ${head}`).text, `no key follows: ${head}`)
})

test('ordinary lines of many tools stay as they are', () => {
  const hex = '3f786850e387550fdab836ed7e6dc881de23001b'
  const base64 = 'J8f0Q2n9vWm3Xc7Rk1Tz5Yb4Lh6Pd8Sg0Aq2Ew9Ui3='
  const lines = [
    `HEAD is now at ${hex} fix: token handling`,
    `sha256:${hex}${hex.slice(0, 24)}: Pulling from library/postgres`,
    `  integrity sha512-${base64}${base64}`,
    `golang.org/x/mod v0.17.0 h1:${base64}`,
    `Installed Demo.Core 1.0.1 from feed with content hash ${base64}.`,
    'SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDzzJ2nQ8lPq1xYw0Z rsa key fingerprint',
    '/nix/store/3mi59bgj22xx29dyss7jhmx3sgznd85m-acl-2.3.2',
    '/home/runner/.gradle/wrapper/dists/gradle-8.13-all/54h0s9kvb6g2sinako7ub77ku/gradle-8.13',
    '  File "/home/runner/work/demo/demo/tests/test_v2_token_refresh.py", line 12, in test_token',
    'buildx_buildkit_builder-a7766ce1-eafd-4374-a583-ea3de53f94d70 done',
    'testShouldReturn404WhenUser1234IsNotFoundInDatabase2 FAILED',
    'com.example.demo.UserServiceIntegration2Test > loginWithExpiredToken() FAILED',
    "SyntaxError: Unexpected token: ')' expected identifier",
    "error TS2322: Type 'string' is not assignable to type 'number'. password: string",
    'Error: secret: required, token: undefined, password=$DB_PASSWORD',
    'password=*** token: ***',
    'token=<your-token> secret=%SECRET% passphrase={{ .Values.passphrase }} token: 12:30:45',
    'Token=none, Culture=neutral, PublicKeyToken=50cebf1cceb9d05e',
    'ssh://git@github.com/demo/demo.git and https://example.com/a@b',
    'at Object.<anonymous> (/home/runner/work/demo/demo/src/auth/token.test.ts:14:9)',
    '6: 0x1941aec - demo.xctest!$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufC',
    'undefined reference to `_ZN4demo6Parser9parseNextERKNSt7__cxx1112basic_stringIcSt11char_traitsIcE',
    'Downloading numpy-1.26.4-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl (18.3 MB)',
    'mypy: Bearer authentication-is-required-here',
    '=================================== short test summary info ===================================',
  ]
  for (const line of lines) assert.deepEqual(redactShapes(line), { text: line, count: 0 })
})

test('redacting twice changes nothing more, and line breaks stay', () => {
  const word = fc.constantFrom(
    ...Object.values(tokens),
    'password=',
    'token: ',
    '***',
    '"',
    ' ',
    '\n',
    'a://b:',
    'c@d',
    mixed,
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const text = words.join(' ')
      const once = redactShapes(text)
      assert.equal(once.text.split('\n').length, text.split('\n').length)
      assert.equal(redactShapes(once.text).text, once.text)
    }),
  )
})

/** Steps of a pattern engine cannot be counted from here, so hostile lines must simply end; a quadratic one would not. */
test('lines made against the patterns are answered', () => {
  const units = [
    'eyJ',
    'eyJa.',
    'ghs_',
    '://',
    '://a:',
    'password',
    'password=',
    "token='",
    '--a-',
    'Bearer ',
    'sk-',
    '-----BEGIN PRIVATE KEY-----',
    'a1B2',
    '/aa',
    'authorization:',
    'x.',
    '"\\',
  ]
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(400_000 / unit.length))
    assert.equal(typeof redactShapes(text).text, 'string')
  }
})
