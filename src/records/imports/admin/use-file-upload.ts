import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { reasonOf } from '../../../admin/calls/use-save.ts'
import { importsPath } from '../../../admin/tabs.ts'
import { keyOfFile } from '../../../shared/request-keys.ts'
import { isRefusedForGood, uploadFile } from '../../../shared/upload.ts'
import {
  type ImportKind,
  isCsvNamed,
  isCsvTyped,
  isVcardNamed,
  MAX_IMPORT_BYTES,
  NO_CONTACTS_FILE,
  NO_CSV,
  NOT_A_CSV,
  TOO_LARGE,
} from '../rules/import.ts'
import { importTexts } from './import-texts.ts'

/**
 * Uploads a chosen file to be checked, and opens the resulting import. The file is remembered, so that it can
 * be sent again if the server does not respond.
 */
export function useFileUpload(kind: ImportKind) {
  const navigate = useNavigate()
  const controller = useRef<AbortController | null>(null)
  const [share, setShare] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      controller.current = new AbortController()
      const { signal } = controller.current
      return uploadFile<ResponseBody<'post /api/imports'>>('/api/imports', 'file', file, {
        beside: { kind },
        // A longer check is shown on the import's own page, with its progress.
        headers: { prefer: 'wait=1', 'idempotency-key': keyOfFile(file) },
        onProgress: setShare,
        signal,
      })
    },
    onMutate: () => setShare(0),
    onSuccess: ({ id }) => void navigate(`${importsPath(kind)}/${id}`),
  })
  useEffect(() => () => controller.current?.abort(), [])

  function choose(file: File): void {
    reset()
    const fault = faultOf(kind, file)
    setRefusal(fault)
    if (!fault) mutate(file)
  }

  function cancel(): void {
    controller.current?.abort()
    reset()
  }

  const { title, text } = importTexts[kind].failed
  return {
    choose,
    cancel,
    /** Set while the file is uploaded and then checked. */
    sending: isPending && variables ? { name: variables.name, share } : null,
    fault: refusal ?? (error && reasonOf(error, text)),
    title: error && title !== text ? title : undefined,
    /** Sends the file again, if that may help. */
    retry: error && variables && !isRefusedForGood(error) ? () => mutate(variables) : null,
  }
}

function faultOf(kind: ImportKind, { name, type, size }: File): string | null {
  if (kind === 'developers') return isCsvTyped(type) ? tooLarge(size) : NO_CSV
  if (isCsvNamed(name)) return tooLarge(size)
  if (kind !== 'contacts') return NOT_A_CSV
  return isVcardNamed(name) ? tooLarge(size) : NO_CONTACTS_FILE
}

function tooLarge(bytes: number): string | null {
  return bytes > MAX_IMPORT_BYTES ? TOO_LARGE : null
}
