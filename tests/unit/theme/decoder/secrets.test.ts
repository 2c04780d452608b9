/** Secrets as readers write them in shells, settings, programs, headers and addresses; and what is none. */
import { expect, test } from 'vitest'
import { decode } from '../../../../src/theme/applications/decoder/decode.ts'
import { withoutSecrets } from '../../../../src/theme/applications/decoder/hide-secrets.ts'
import { knownDocuments } from './known-documents.ts'

const { index, load } = await knownDocuments()
const CANARY = 'c4n4ry'

test.each([
  // Shells.
  `REFRESH_TOKEN=${CANARY} bash get.sh`,
  `export REFRESH_TOKEN='${CANARY}aB3'`,
  `export REFRESH_TOKEN="${CANARY} with a space"`,
  `CLIENT_SECRET=${CANARY} x`,
  `ls; PASSWORD=${CANARY}&x;${CANARY} x`,
  `$env:ACCESS_TOKEN = '${CANARY}'`,
  `$token = "${CANARY}"`,
  `set ACCESS_TOKEN=${CANARY}`,
  `AWS_SECRET_ACCESS_KEY=${CANARY}`,
  `PASSWORD='$${CANARY}'`,
  `tool --client-secret ${CANARY} --token=${CANARY}`,
  `Get-Job -Password "${CANARY}"`,
  // curl.
  `curl --user "me:${CANARY} ${CANARY}" https://a.example`,
  `curl -sume:${CANARY} https://a.example`,
  `curl --proxy-user me:${CANARY} https://a.example`,
  `curl --pass ${CANARY} --cert a.pem:${CANARY} https://a.example`,
  `curl --oauth2-bearer ${CANARY} https://a.example`,
  `curl "https://a.example/x?refresh_token=${CANARY}&a=1"`,
  `curl -d "a=1&password=${CANARY}" -d api_key=${CANARY} https://a.example`,
  // Settings.
  `password: ${CANARY}`,
  `services:\n  - name: a\n    api_key: "${CANARY}"\n    client-secret: ${CANARY} ${CANARY}\n`,
  `password = ${CANARY}`,
  `password: $${CANARY}`,
  `password: a correct ${CANARY}`,
  `password: aB3(${CANARY}`,
  `password="{${CANARY}"`,
  `password="this.${CANARY}("`,
  `<password>${CANARY}</password>`,
  `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${CANARY}\n\n${CANARY}\n-----END RSA PRIVATE KEY-----`,
  `key = "-----BEGIN PRIVATE KEY-----\\n${CANARY}\\n`,
  // Programs and their data.
  `token = "${CANARY}"`,
  `const accessToken = \`${CANARY}\``,
  `{"apiKey": "${CANARY}", "private_key":"${CANARY}", "code_verifier" : "${CANARY}", "sessionId":"${CANARY}"}`,
  `{\\"access_token\\":\\"${CANARY}\\"}`,
  `data={'refresh_token': '${CANARY}'}, auth=("me", "${CANARY}")`,
  `form.add("client_secret", "${CANARY}")`,
  `{"password": "$${CANARY}"}`,
  // Headers.
  `Authorization: Basic ${CANARY}`,
  `Authorization: ApiKey ${CANARY}`,
  `Authorization: AWS4-HMAC-SHA256 Credential=${CANARY}, Signature=${CANARY}`,
  `headers = {"Authorization": "Basic ${CANARY}"}`,
  `{\\"authorization\\": \\"Bearer ${CANARY}\\"}`,
  `> authorization: Bearer ${CANARY}`,
  `-Headers @{ Authorization = "Bearer ${CANARY}" }`,
  `< Set-Cookie: session=${CANARY}; path="/"; a=${CANARY}`,
  `> Cookie: a="b"; session=${CANARY}`,
  `{"Cookie": "session=${CANARY}"}`,
  `document.cookie = "session=${CANARY}"`,
  `X-Auth-Token: ${CANARY}`,
  `curl -H "X-Api-Key: ${CANARY}" -H 'Ocp-Apim-Subscription-Key: ${CANARY}' https://a.example`,
  `bearer ${CANARY}`,
])('is taken out: %s', async (text) => {
  const plain = withoutSecrets(text)
  expect(plain).not.toContain(CANARY)
  expect(plain).toContain('HIDDEN')
  expect(withoutSecrets(plain)).toBe(plain)
  expect(JSON.stringify(await decode(text, index, load))).not.toContain(CANARY)
})

test.each([
  'curl -H "Authorization: Bearer $ACCESS_TOKEN" https://a.example/x?token=$TOKEN',
  'curl --user "$USER:$PASSWORD" https://a.example',
  'headers: { Authorization: `Bearer ${token}` }',
  'headers={"Authorization": f"Bearer {TOKEN}"}',
  'Authorization: Bearer <token>',
  'ACCESS_TOKEN=$(bash get-token.sh) && export ACCESS_TOKEN',
  'access_token="$token"',
  'refresh_token=$REFRESH_TOKEN&a=1',
  'TOKEN = os.environ["ACCESS_TOKEN"]',
  'const token = await getToken()',
  'token = response.json()["access_token"]',
  "export ACCESS_TOKEN='paste your access token here'",
  '{"token_type": "Bearer", "expires_in": 1800, "access_token": null}',
  'token_type: Bearer',
  'token expired',
  'Send `Authorization: Bearer` and the token, without quotes',
  `headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"}`,
  '      Authorization: `Bearer ${process.env.ACCESS_TOKEN}`,',
  '"Authorization": "Bearer paste the access token here"',
  '  refresh_token: refreshToken,\n  client_assertion: assertion,',
  'const { access_token: accessToken } = await grant.json()',
  'assertion="$header.$claims.$signature"',
  'Client(refresh_token=…)',
  ': "${ACCESS_TOKEN:?Set ACCESS_TOKEN first}"',
  'Its first line is `-----BEGIN PRIVATE KEY-----`, or another one.',
  'invalid_token: The access token has expired.',
  '{"detail":"The token is refused: expired","msg_code":"S2T-BA-0001"}',
  'The access token: it has expired',
  '{"required":["access_token","refresh_token"]}',
  'WWW-Authenticate: Bearer error="invalid_token", realm="x"',
  'Bearer authentication is used',
  'HTTP/1.1 401 Unauthorized\nRetry-After: 30',
  'tokens: 500\nmax_tokens=500',
  'curl -X POST https://a.example/api/v2/transcription -F "media=@a.mp3" -F pages=1',
  'client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
])('is no secret: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

test('a command is read as before when its secret has gone', async () => {
  const [{ servers } = { servers: [] }] = index.documents.filter(({ name }) => name === 'scribe-batch-v2')
  const text = `REFRESH_TOKEN='q1w2 e3' curl -u me:${CANARY} ${servers[0]}/api/v2/transcription/1`
  const { request } = await decode(text, index, load)
  expect(request?.target?.operation.id).toBe('download-transcription')
})

test('a long text is read in a moment', () => {
  const long = ['a-', 'token', 'x', '"a":"b",', ' "', 'password '].map((part) =>
    part.repeat(200_000 / part.length),
  )
  const before = performance.now()
  for (const text of long) withoutSecrets(text)
  expect(performance.now() - before).toBeLessThan(2_000)
})
