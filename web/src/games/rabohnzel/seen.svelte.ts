// Which blow was already looked at, so that its stage leaves.

let seen = $state(0)

export const stage = {
  get seen(): number {
    return seen
  },
  leave(number: number): void {
    seen = number
  },
}
