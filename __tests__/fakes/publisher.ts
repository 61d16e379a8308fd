// A publisher that remembers what was published.
import type { AnnotationOut, PublisherPort } from '../../src/ports.ts'

export type Published = {
  summaries: string[]
  annotations: AnnotationOut[]
  outputs: Record<string, string>
  /** By the path that `file` gave. */
  files: Map<string, string>
}

export function recordingPublisher(): PublisherPort & { readonly published: Published } {
  const published: Published = { summaries: [], annotations: [], outputs: {}, files: new Map() }
  return {
    published,
    summary: async (markdown) => void published.summaries.push(markdown),
    annotate: (annotations) => void published.annotations.push(...annotations),
    output: (name, value) => {
      published.outputs[name] = value
    },
    file: async (name, text) => {
      const path = `/report/${name}`
      published.files.set(path, text)
      return path
    },
  }
}
