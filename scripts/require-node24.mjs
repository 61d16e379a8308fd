// Tests and scripts run TypeScript as it is, which Node does from 24 on. Plain JavaScript, so that an older Node can say so.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  console.error(
    `Retrace's tests and scripts need Node 24 or newer; this is Node ${process.versions.node} on ${process.platform}-${process.arch}.\n` +
      'On linux-x64 `npm ci` installs one into node_modules (without --omit=optional). Elsewhere install Node 24 yourself\n' +
      'and run the command again. `npm start` needs no more than Node 20.',
  )
  process.exit(1)
}
