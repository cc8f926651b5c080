/// <reference lib="webworker" />
import { solveProof, type ProofTask } from './solve-proof.ts'

self.addEventListener('message', ({ data }: MessageEvent<ProofTask>) => self.postMessage(solveProof(data)))
