// Values in the forms of real secrets, for the search that goes on while a log is read. None of them ever opened anything.

const samples = [
  ['ghs', 'Wm4kT9vQ2rXc7LpZ8sNd3HfJ6bYg1Ae5UoKi'].join('_'),
  ['AKIA', 'Q7XW3ZK9RT5M2PLD'].join(''),
  'hunter2-but-longer!',
  'https://deploy:pa55%2Fword@registry.example.com/v2/',
  '-----BEGIN DEMO KEY-----\nMIIBVgIBADANBgkqhkiG9w0BAQEFAASCAUAwggE8AgEAAkEAq7BFUpkGp3+LQmlQ\nYx2eqzDV+xeG8kx/sQFV18S5JhzGeIJNA72wSeukEPojtqUyX2J0CciPBh7eqclQ\n-----END DEMO KEY-----',
]

/** `count` values; past the fifth they are numbered copies of the first. */
export function sampleSecrets(count: number): string[] {
  return Array.from({ length: count }, (_, i) => samples[i] ?? `${samples[0]}${i}`)
}
