import { spawnSync } from 'node:child_process';
import { phpSample } from '@grovemail/domain/samples/php-sample.ts';
import { pythonSample } from '@grovemail/domain/samples/python-sample.ts';
import type { SampleLine } from '@grovemail/domain/samples/sample-request.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBody } from '../../domain/samples/any-body-for-test.ts';
import { programs } from './run-sample.ts';

const call = {
  method: 'POST',
  base: 'https://api.shop.example',
  path: '/v1/contacts',
  key: { variable: 'API_KEY' },
};

/** Runs each sample with a stub of `requests`, and prints the bodies they send. */
const python = `
import io, json, os, sys, types, contextlib
os.environ["API_KEY"] = "k"
sent = []
class Response:
    status_code = 200
    def json(self): return None
def post(url, headers, json): sent.append(json); return Response()
sys.modules["requests"] = types.SimpleNamespace(post=post)
for code in json.load(io.TextIOWrapper(sys.stdin.buffer, "utf-8")):
    with contextlib.redirect_stdout(io.StringIO()): exec(code, {})
print(json.dumps(sent))
`;

// PHP runs without extensions (-n), so that curl can be stubbed.
const php = `
const CURLOPT_RETURNTRANSFER = 1, CURLOPT_HTTPHEADER = 2, CURLOPT_POSTFIELDS = 3, CURLINFO_HTTP_CODE = 4;
$sent = [];
function curl_init($url) { return $url; }
function curl_setopt_array($curl, $options) { global $sent; $sent[] = $options[CURLOPT_POSTFIELDS]; }
function curl_exec($curl) { return ''; }
function curl_getinfo($curl, $what) { return 200; }
foreach (json_decode(stream_get_contents(STDIN)) as $code) {
    ob_start(); (function () use ($code) { eval(substr($code, strlen("<?php\\n"))); })(); ob_end_clean();
}
echo '[', implode(',', $sent), ']';
`;

it.each([
  ['Python', pythonSample, [programs.python, '-c', python]],
  ['PHP', phpSample, [programs.php, '-n', '-r', php]],
] as const)('a sample in %s sends any body unchanged', (_, write, command) => {
  const bodies = fc.sample(anyBody, 1_000);
  const codes = bodies.map((body) => codeOf(write({ ...call, body })));
  const [program, ...args] = command;
  const { stdout, stderr } = spawnSync(program, args, {
    input: JSON.stringify(codes),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(bodies);
});

function codeOf(lines: readonly SampleLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
