import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../admin/call.ts'
import { importsPath } from '../../admin/tabs.ts'
import { reasonOf } from '../../admin/use-save.ts'
import { isRefusedForGood, uploadFile } from '../../shared/upload.ts'
import {
  type ImportKind,
  isCsvNamed,
  isCsvTyped,
  MAX_IMPORT_BYTES,
  NO_CSV,
  NOT_A_CSV,
  TOO_LARGE,
} from '../rules.ts'
import { importWords } from './import-words.ts'

/**
 * Sends a chosen file to be checked, and goes to what came of it. What was chosen stays, to be sent once
 * more where nothing answered.
 */
export function useSentFile(kind: ImportKind) {
  const go = useNavigate()
  const sending = useRef<AbortController | null>(null)
  const [share, setShare] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController()
      const { signal } = sending.current
      return uploadFile<Answer<'post /api/imports'>>('/api/imports', 'file', file, {
        beside: { kind },
        onProgress: setShare,
        signal,
      })
    },
    onMutate: () => setShare(0),
    onSuccess: ({ id }) => void go(`${importsPath(kind)}/${id}`),
  })
  useEffect(() => () => sending.current?.abort(), [])

  function choose(file: File): void {
    reset()
    const fault = faultOf(kind, file)
    setRefused(fault)
    if (!fault) mutate(file)
  }

  function cancel(): void {
    sending.current?.abort()
    reset()
  }

  const { title, text } = importWords[kind].failed
  return {
    choose,
    cancel,
    /** While it is on its way, and being checked after that. */
    sending: isPending && variables ? { name: variables.name, share } : null,
    fault: refused ?? (error && reasonOf(error, text)),
    title: error && title !== text ? title : undefined,
    /** Sends it once more, where that may help. */
    retry: error && variables && !isRefusedForGood(error) ? () => mutate(variables) : null,
  }
}

function faultOf(kind: ImportKind, { name, type, size }: File): string | null {
  if (kind === 'developers') return isCsvTyped(type) ? tooLarge(size) : NO_CSV
  return isCsvNamed(name) ? tooLarge(size) : NOT_A_CSV
}

function tooLarge(bytes: number): string | null {
  return bytes > MAX_IMPORT_BYTES ? TOO_LARGE : null
}
