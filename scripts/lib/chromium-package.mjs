import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { childEnvironment } from './environment.mjs';
import { npmCommand } from './install.mjs';
import { runLogged } from './run-command.mjs';

// The newest release that needs no newer Node than ours.
const packageSpec = '@sparticuz/chromium@143.0.4';

/**
 * A Chromium from the npm registry, for a user without root on a machine without a browser. The package is made for
 * AWS Lambda and brings the shared libraries that Lambda lacks; with AWS_EXECUTION_ENV set it unpacks them anywhere.
 * @param {{ workDir: string, log: (line: string) => void }} options
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function unpackedChromium({ workDir, log }) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`${packageSpec}: only for linux-x64`);
  }
  const target = path.join(workDir, 'unpacked');
  if (!existsSync(target)) {
    log(`npm install ${packageSpec} (no system browser was found)`);
    await installAndUnpack(workDir, target);
  }
  writeFontConfiguration(target);
  return {
    executablePath: path.join(target, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(target, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(target, 'fonts.conf'),
    },
  };
}

/**
 * @param {string} workDir
 * @param {string} target
 */
async function installAndUnpack(workDir, target) {
  // Its own package.json keeps npm from walking up into the workspace.
  writeFileSync(path.join(workDir, 'package.json'), '{ "private": true, "type": "module" }\n');
  const logFile = path.join(workDir, 'install.log');
  const [command, args] = npmCommand([
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    `--prefix=${workDir}`,
    packageSpec,
  ]);
  await runLogged({
    command,
    args,
    cwd: workDir,
    env: childEnvironment({ npm_config_local_prefix: undefined }),
    logFile,
  });

  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // The package unpacks below os.tmpdir() and would take an executable that somebody else left in /tmp.
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  await runLogged({
    command: process.execPath,
    args: ['--input-type=module', '--eval', script],
    cwd: workDir,
    env: childEnvironment({
      TMPDIR: draft,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
      LD_LIBRARY_PATH: undefined,
    }),
    logFile,
  });
  if (process.getuid?.() === 0) giveToRoot(draft);
  renameSync(draft, target);
}

/**
 * Gives files to root: as root, tar gives the files to whoever packed them; no other user may change what root is
 * going to run. @param {string} folder
 */
function giveToRoot(folder) {
  chownSync(folder, 0, 0);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveToRoot(file);
    else lchownSync(file, 0, 0);
  }
}

/**
 * The package's own configuration names folders of AWS Lambda.
 * @param {string} target
 */
function writeFontConfiguration(target) {
  const escaped = target.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${escaped}/fonts-cache</cachedir>
</fontconfig>
`;
  writeFileSync(path.join(target, 'fonts.conf'), text);
}
